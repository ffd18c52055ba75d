/** Water in front of what floats on it, as wide as the patch of ground. */
export function Sea() {
  return (
    <path
      d="M20 86c10-7 20-7 30 0s20 7 30 0 20-7 30 0 20 7 31 0c-5 18-29 25-62 25S26 104 20 86Z"
      fill="var(--area-vivid)"
    />
  );
}
