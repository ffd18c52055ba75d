/** Data of one `<path>` in a square of 24 units, drawn as a line of 2 units with round ends. */
export type IconShape = `M${string}`;
