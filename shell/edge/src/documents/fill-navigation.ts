import {
  type EntryTemplate,
  listOf,
  NAV_GAPS,
  type NavEntry,
  type Navigation,
  type NavigationTemplates,
  type NavListTemplate,
  type NavPosition,
} from '@travesia/contracts/release';
import { escapeHtml } from './escape.ts';

const MARK = /%NAV:([a-z-]+)%/g;
const GAP = /%NAV-[A-Z]+%/g;

/** In one pass: what fills a gap is never looked at for gaps. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(GAP, (gap) => values[gap] ?? gap);
}

function drawEntry(templates: NavigationTemplates, list: NavListTemplate, entry: NavEntry): string {
  const { path, label, short, about = '', icon, current, places } = entry;
  const isGroup = places.length > 0 && list.group !== undefined;
  const template: EntryTemplate = (isGroup ? list.group : undefined) ?? list.entry;
  const inside = { ...list, entry: list.place ?? list.entry };
  return fill(template[current ?? 'idle'], {
    [NAV_GAPS.path]: escapeHtml(path),
    [NAV_GAPS.label]: escapeHtml(label),
    [NAV_GAPS.short]: escapeHtml(short),
    [NAV_GAPS.about]: escapeHtml(about),
    [NAV_GAPS.icon]: Object.hasOwn(templates.icons, icon) ? (templates.icons[icon] ?? '') : templates.otherIcon,
    [NAV_GAPS.entries]: isGroup ? places.map((place) => drawEntry(templates, inside, place)).join('') : '',
  });
}

/**
 * `html` with each list of the navigation where its mark stands. Marks of lists that the shell does not describe stay
 * out, so a page shows less and nothing wrong.
 */
export function fillNavigation(
  html: string,
  templates: NavigationTemplates | undefined,
  navigation: Navigation,
  position: NavPosition | undefined,
): string {
  if (!templates) return html;
  return html.replace(MARK, (_, name: string) => {
    const list = Object.hasOwn(templates.lists, name) ? templates.lists[name] : undefined;
    const entries = list ? listOf(list.of, navigation, position) : [];
    if (!list || entries.length === 0) return '';
    const drawn = entries.map((entry) => drawEntry(templates, list, entry)).join('');
    return fill(list.wrap, { [NAV_GAPS.entries]: drawn });
  });
}
