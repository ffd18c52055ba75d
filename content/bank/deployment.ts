import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Bank, BankItem } from './bank.ts';
import { distinctDraws } from './draws.ts';
import type { Finding } from './gates/finding.ts';
import { digestOf, digestOfShared, variantOf } from './variant.ts';

/** Variants of a template that students may meet: all were drawn, checked and written down before any of them did. */
export const DEPLOYED_VARIANTS = 40;

const FILE = join(import.meta.dirname, 'deployment.json');

/** By item: its version, its variants as draw and digest (an authored item has draw 0), and the digest of what they share. */
const deploymentSchema = z.record(
  z.string(),
  z.strictObject({
    version: z.int().positive(),
    /** Absent in what was deployed before there was one. */
    shared: z.string().optional(),
    variants: z.array(z.tuple([z.int().nonnegative(), z.string()])).min(1),
  }),
);

export type Deployment = z.infer<typeof deploymentSchema>;

export function deploymentOf(bank: Bank): Deployment {
  return Object.fromEntries(
    [...bank.items].map(([id, placed]) => [
      id,
      {
        version: placed.item.version,
        shared: digestOfShared(placed),
        variants: distinctDraws(placed.item, DEPLOYED_VARIANTS).map(({ index, variant }): [number, string] => [
          index,
          digestOf(variant),
        ]),
      },
    ]),
  );
}

/**
 * Items that say something else than what was deployed under the same version. Attempts keep what they were asked, and a
 * new one would be asked the old under the facts of the new: another version is another question.
 */
export function checkDeployed(bank: Bank, deployment: Deployment): readonly Finding[] {
  return [...bank.items].flatMap(([id, placed]): readonly Finding[] => {
    const { item, file } = placed;
    const deployed = deployment[id];
    if (!deployed || deployed.version > item.version) {
      return deployed ? [{ about: `${file} ${id}`, says: `was deployed as version ${deployed.version}` }] : [];
    }
    if (deployed.version < item.version) return [];
    const says = [
      ...(deployed.shared !== undefined && deployed.shared !== digestOfShared(placed)
        ? ['its facts, the order of its options or its text']
        : []),
      ...(deployed.variants.some(([index, digest]) => digest !== digestOfDraw(item, index)) ? ['what it asks'] : []),
    ];
    return says.map((changed) => ({
      about: `${file} ${id}`,
      says: `${changed} changed under version ${item.version}, which is deployed: raise the version`,
    }));
  });
}

function digestOfDraw(item: BankItem, index: number): string | undefined {
  const variant = variantOf(item, index);
  return variant && digestOf(variant);
}

export async function readDeployment(): Promise<Deployment> {
  return deploymentSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
}

/** One line an item, so that a change of one reads as such. */
export async function writeDeployment(deployment: Deployment): Promise<void> {
  const lines = Object.entries(deployment).map(([id, entry]) => `${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  await writeFile(FILE, `{\n${lines.sort().join(',\n')}\n}\n`);
}
