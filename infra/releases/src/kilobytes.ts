/** As people read it: `12,3 kB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).replace('.', ',')} kB`;
