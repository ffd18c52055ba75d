export const ORIGIN = 'https://travesia.example';
export const BARE_PATH = '/healthz';
export const GUARDED_PATH = '/api/bench/own';
