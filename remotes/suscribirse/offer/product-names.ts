import type { Product } from '@travesia/contracts/slices';

const NAMES: Readonly<Record<Product, string>> = { season: 'Pase de temporada', month: 'Pase de un mes' };

/** As students read it. */
export const productName = (product: Product): string => NAMES[product];
