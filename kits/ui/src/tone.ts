/** `info` explains, `success` confirms, `warning` asks for care, `danger` says that something failed or will be lost. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
