import { z } from 'zod';
import { type BuildDocument, HYDRATE_ON_SINCE_MINOR, type ReleaseDocument, SHELL_NAME } from '../release.ts';
import { serviceAddressOf } from '../student-data.ts';
import {
  addressPathSchema,
  countSchema,
  fileNameSchema,
  instantSchema,
  integritySchema,
  releaseIdSchema,
  releaseNameSchema,
  signatureSchema,
  versionSchema,
} from './fields.ts';
import { pageIdSchema, releasedRouteSchema } from './route-schema.ts';
import { studentDataFields } from './student-data-schema.ts';

const releasedFileFields = {
  integrity: integritySchema,
  bytes: countSchema,
  brotli: countSchema.exactOptional(),
  gzip: countSchema.exactOptional(),
  brotliIntegrity: integritySchema.exactOptional(),
  gzipIntegrity: integritySchema.exactOptional(),
};

const shellFields = {
  js: z.array(fileNameSchema),
  css: z.array(fileNameSchema),
  layouts: z.strictObject({ default: fileNameSchema, signedIn: fileNameSchema, none: fileNameSchema }),
  errors: z.strictObject({ notFound: fileNameSchema, internal: fileNameSchema }),
  starter: fileNameSchema.exactOptional(),
  navigation: fileNameSchema.exactOptional(),
  session: z.strictObject({ kept: z.array(fileNameSchema), withAccounts: z.array(fileNameSchema) }).exactOptional(),
};

const buildFields = {
  schema: z.literal(1),
  name: releaseNameSchema,
  kind: z.enum(['shell', 'remote']),
  version: versionSchema,
  contract: z.strictObject({ major: countSchema, minor: countSchema }),
  react: versionSchema,
  entry: fileNameSchema,
  container: z.string().regex(/^[A-Za-z_$][\w$]*$|^$/, 'not a name of a global variable'),
  routes: z.array(releasedRouteSchema),
  pages: z.record(pageIdSchema, z.strictObject({ js: z.array(fileNameSchema), css: z.array(fileNameSchema) })),
  files: z.record(fileNameSchema, z.strictObject(releasedFileFields)),
  prerendered: z.record(addressPathSchema, fileNameSchema),
  studentData: z.strictObject(studentDataFields).exactOptional(),
  search: fileNameSchema.exactOptional(),
  shell: z.strictObject(shellFields).exactOptional(),
};

/** Every place of a document that names a file, with the path of that place. */
function* namedFiles(document: BuildDocument): Generator<[string, PropertyKey[]]> {
  const { entry, pages, prerendered, search, shell } = document;
  yield [entry, ['entry']];
  if (search !== undefined) yield [search, ['search']];
  for (const [page, files] of Object.entries(pages)) {
    for (const kind of ['js', 'css'] as const) {
      for (const [index, file] of files[kind].entries()) yield [file, ['pages', page, kind, index]];
    }
  }
  for (const [address, file] of Object.entries(prerendered)) yield [file, ['prerendered', address]];
  if (!shell) return;
  for (const kind of ['js', 'css'] as const) {
    for (const [index, file] of shell[kind].entries()) yield [file, ['shell', kind, index]];
  }
  for (const [layout, file] of Object.entries(shell.layouts)) yield [file, ['shell', 'layouts', layout]];
  for (const [error, file] of Object.entries(shell.errors)) yield [file, ['shell', 'errors', error]];
  for (const part of ['starter', 'navigation'] as const) {
    const file = shell[part];
    if (file !== undefined) yield [file, ['shell', part]];
  }
  for (const kind of ['kept', 'withAccounts'] as const) {
    for (const [index, file] of shell.session?.[kind].entries() ?? []) yield [file, ['shell', 'session', kind, index]];
  }
}

/** What no single field can tell: the parts of a document that must agree. */
function checkAgreement(document: BuildDocument, context: z.RefinementCtx): void {
  const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const [file, path] of namedFiles(document)) {
    if (!Object.hasOwn(document.files, file)) refuse(path, `${file} is not among the files`);
  }
  const { minor } = document.contract;
  for (const [index, { page, startsOnUse }] of document.routes.entries()) {
    if (startsOnUse && minor >= HYDRATE_ON_SINCE_MINOR) {
      refuse(['routes', index, 'startsOnUse'], "is hydrateOn: 'interaction' in this contract");
    }
    if (!Object.hasOwn(document.pages, page)) refuse(['routes', index, 'page'], `"${page}" is not among the pages`);
  }
  const { name, studentData } = document;
  if (studentData && !studentData.path.startsWith(serviceAddressOf(name))) {
    refuse(['studentData', 'path'], `is not below ${serviceAddressOf(name)}`);
  }
  const isShell = document.kind === 'shell';
  if ((document.name === SHELL_NAME) !== isShell) refuse(['name'], `a ${document.kind} cannot have this name`);
  if ((document.shell !== undefined) !== isShell) refuse(['shell'], `does not fit a ${document.kind}`);
  if (document.shell && document.shell.js.at(-1) !== document.entry) refuse(['shell', 'js'], 'does not end with entry');
  if ((document.container === '') !== isShell) refuse(['container'], `does not fit a ${document.kind}`);
}

export const buildDocumentSchema = z.strictObject(buildFields).superRefine(checkAgreement);

/**
 * Says what has to be there and lets more be there: a newer publisher may have added it. Not in routes: what an
 * older edge does not know of one may be what keeps visitors out.
 */
export const releaseDocumentSchema = z
  .object({
    ...buildFields,
    files: z.record(fileNameSchema, z.object(releasedFileFields)),
    studentData: z.object(studentDataFields).exactOptional(),
    shell: z.object(shellFields).exactOptional(),
    id: releaseIdSchema,
    publishedAt: instantSchema,
    changed: z.record(addressPathSchema, instantSchema).exactOptional(),
    signature: signatureSchema,
  })
  .superRefine((document: ReleaseDocument, context) => {
    checkAgreement(document, context);
    if (document.id.slice(0, -9) !== document.version) {
      context.addIssue({ code: 'custom', path: ['id'], message: `does not begin with ${document.version}` });
    }
    for (const [file, { brotli, gzip, brotliIntegrity, gzipIntegrity }] of Object.entries(document.files)) {
      if (
        (brotli === undefined) === (brotliIntegrity === undefined) &&
        (gzip === undefined) === (gzipIntegrity === undefined)
      )
        continue;
      context.addIssue({ code: 'custom', path: ['files', file], message: 'has a copy without a digest' });
    }
  });
