/** Addresses that no team can own: the shell's pages, and what the edge and the services answer. */
export const RESERVED_PATHS = [
  '/acceder',
  '/ajustes',
  '/api',
  '/builds',
  '/healthz',
  '/metrics',
  '/readyz',
  '/releases',
  '/robots.txt',
  '/sitemap.xml',
] as const;
