/**
 * A page's file exports its head beside its component, which hot reload takes for a reason to
 * reload everything. The head is only read on navigation, so the page may be replaced in place.
 */
const ACCEPT = `
import { performReactRefresh as __refreshPage } from 'react-refresh/runtime';
if (import.meta.webpackHot) {
  if (import.meta.webpackHot.data) setTimeout(__refreshPage, 30);
  import.meta.webpackHot.dispose(() => {});
  import.meta.webpackHot.accept();
}
`;

module.exports = function pageRefreshLoader(source) {
  return /export const head\b/.test(source) ? source + ACCEPT : source;
};
