import { z } from 'zod';
import { ACTIVITY_STATES } from '../activity.ts';
import { NAV_GROUPS, NAV_LABEL_MAX_CHARACTERS, NAV_SHORT_MAX_CHARACTERS } from '../route.ts';
import { routeShape } from '../route-table.ts';
import { slashedPathSchema } from './fields.ts';

const paramRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('decimal'), min: z.int(), max: z.int(), decimals: z.int().min(0).max(9) }),
  z.strictObject({ kind: z.literal('prerendered') }),
]);

const patternSchema = slashedPathSchema.refine((pattern) => {
  try {
    routeShape(pattern);
    return true;
  } catch {
    return false;
  }
}, 'not a route pattern');

export const pageIdSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'not a page id');

/** Longer than any set needs: a name is looked up, and written into no address. */
const ICON_NAME_MAX_CHARACTERS = 40;

const navSchema = z.strictObject({
  label: z.string().trim().min(1).max(NAV_LABEL_MAX_CHARACTERS),
  short: z.string().trim().min(1).max(NAV_SHORT_MAX_CHARACTERS),
  icon: z
    .string()
    .max(ICON_NAME_MAX_CHARACTERS)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'not a name in kebab-case'),
  group: z.enum(NAV_GROUPS.map(({ id }) => id)),
  order: z.int().min(0).max(999),
  audience: z.enum(['visitor', 'student', 'both']),
  about: z.string().trim().min(1).max(160).exactOptional(),
});

const queryParameterSchema = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'not a name of a query parameter');

/** Of any minor: which of them may say `startsOnUse` is a question to the whole document. */
export const releasedRouteSchema = z
  .strictObject({
    path: patternSchema,
    page: pageIdSchema,
    title: z.string().min(1),
    access: z.enum(['public', 'auth']),
    keepAlive: z.literal(true).exactOptional(),
    activity: z.enum(ACTIVITY_STATES).exactOptional(),
    layout: z.literal('none').exactOptional(),
    fullScreenParam: queryParameterSchema.exactOptional(),
    nav: navSchema.exactOptional(),
    guard: z.literal('profile').exactOptional(),
    prerender: z.literal(true).exactOptional(),
    prerenderParam: queryParameterSchema.exactOptional(),
    data: z.literal(true).exactOptional(),
    hydrateOn: z.literal('interaction').exactOptional(),
    startsOnUse: z.literal(true).exactOptional(),
    params: z.record(z.string(), paramRuleSchema).exactOptional(),
  })
  .superRefine(({ path, params, access, prerender, prerenderParam, hydrateOn, startsOnUse, nav }, context) => {
    if (nav && path.includes(':')) {
      context.addIssue({ code: 'custom', path: ['nav'], message: 'is for an address without parameters' });
    }
    if ((hydrateOn || startsOnUse) && !(prerender && access === 'public')) {
      const field = hydrateOn ? 'hydrateOn' : 'startsOnUse';
      context.addIssue({ code: 'custom', path: [field], message: 'is for prerendered public pages' });
    }
    if (prerenderParam !== undefined && (access !== 'auth' || prerender || path.includes(':'))) {
      const message = 'is for pages of students, at an address without parameters, with no other fragment';
      context.addIssue({ code: 'custom', path: ['prerenderParam'], message });
    }
    for (const name of Object.keys(params ?? {})) {
      const used = path.split('/').some((segment) => segment.endsWith(`:${name}`));
      if (!used) context.addIssue({ code: 'custom', path: ['params', name], message: `is no parameter of ${path}` });
    }
  });
