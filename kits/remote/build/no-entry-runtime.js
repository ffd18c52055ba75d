// In the place of what Module Federation 2 runs first in every entry: federation-runtime.ts says why.
export {};
