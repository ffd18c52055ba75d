import { CONTRACT_MAJOR, routeShape } from '@travesia/contracts/page';
import type { BuildDocument } from '@travesia/contracts/release';
import { owns } from '@travesia/shell-edge/ownership';
import { ReleaseError } from './release-error.ts';
import { overlap } from './teams.ts';

/** A release among those that would be live together. */
export interface Member {
  readonly document: Pick<BuildDocument, 'name' | 'kind' | 'contract' | 'routes' | 'files' | 'search'>;
  /** What its team owns; empty for the shell, which owns what nobody else does. */
  readonly prefixes: readonly string[];
}

/** A team by what it owns. */
export interface Bystander {
  readonly name: string;
  readonly prefixes: readonly string[];
}

/**
 * Whether these releases can be live together: one contract, routes where their team may have
 * them, no two routes for the same addresses.
 * @param bystanders what other teams own, whose releases are as they were.
 * @throws {ReleaseError} naming both sides.
 */
export function checkComposition(members: readonly Member[], bystanders: readonly Bystander[] = []): void {
  checkContract(members);
  checkPrefixes(members, bystanders);
  checkCollisions(members);
}

function checkContract(members: readonly Member[]): void {
  const shell = members.find(({ document }) => document.kind === 'shell');
  const spoken = shell?.document.contract.major ?? CONTRACT_MAJOR;
  for (const { document } of members) {
    const { name, contract } = document;
    if (contract.major === spoken) continue;
    throw new ReleaseError(
      'contract',
      `${name} habla el contrato de páginas ${contract.major} y el shell, el ${spoken}: ` +
        'constrúyelo con el kits/remote que corresponde a ese shell.',
    );
  }
}

function checkPrefixes(members: readonly Member[], bystanders: readonly Bystander[]): void {
  const owners = [...members.map(({ document: { name }, prefixes }) => ({ name, prefixes })), ...bystanders];
  const taken = owners.flatMap(({ name: team, prefixes }) => prefixes.map((prefix) => ({ prefix, team })));
  for (const { document, prefixes } of members) {
    for (const { path } of document.routes) {
      if (document.kind === 'remote') {
        if (owns(prefixes, path)) continue;
        throw new ReleaseError(
          'route-outside',
          `${document.name} declara ${path}, fuera de lo que es de su equipo (${prefixes.join(', ')}): ` +
            'corrige su routes.ts o acuerda el prefijo en infra/releases/teams.json.',
        );
      }
      const owner = taken.find(({ prefix }) => owns([prefix], path));
      if (owner) {
        throw new ReleaseError('route-outside', `El shell declara ${path}, que es de ${owner.team} (${owner.prefix}).`);
      }
    }
  }
  for (const [index, { prefix, team }] of taken.entries()) {
    const rival = taken.slice(0, index).find((other) => other.team !== team && overlap(other.prefix, prefix));
    if (!rival) continue;
    throw new ReleaseError(
      'route-outside',
      `El prefijo ${prefix}, de ${team}, se cruza con ${rival.prefix}, de ${rival.team}: corrige infra/releases/teams.json.`,
    );
  }
}

function checkCollisions(members: readonly Member[]): void {
  const claimed = new Map<string, { name: string; path: string }>();
  for (const { document } of members) {
    for (const { path } of document.routes) {
      const shape = routeShape(path);
      const rival = claimed.get(shape);
      if (rival) {
        throw new ReleaseError(
          'route-collision',
          `${document.name} declara ${path}, que atiende las mismas direcciones que ${rival.path}, de ${rival.name}: ` +
            'quita una de las dos.',
        );
      }
      claimed.set(shape, { name: document.name, path });
    }
  }
}
