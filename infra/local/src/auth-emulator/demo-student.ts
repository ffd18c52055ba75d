/** Exists in the emulator only; the sign-in page names both. */
export const DEMO_STUDENT = { email: 'estudiante@travesia.example', password: 'travesia-2026' };
