/** Distance between siblings: `s` within a thing, `m` between things, `l` between groups, `xl` between sections. */
export type Gap = 's' | 'm' | 'l' | 'xl';
