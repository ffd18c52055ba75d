import type { RouteDeclaration } from '@travesia/contracts/page';

let place: string | null = null;

/** To be called before any page is shown. */
export function provideProfilePlace(routes: readonly RouteDeclaration[]): void {
  place = routes.find(({ guard, path }) => guard === 'profile' && !path.includes(':'))?.path ?? null;
}

/** The address where a profile is told, whoever declares it; `null` where none of what is live does. */
export const profilePlace = () => place;
