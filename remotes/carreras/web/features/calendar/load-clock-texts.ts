export const loadClockTexts = () => import('./ClockTexts.tsx');
