import type { Product } from '@travesia/contracts/slices';

const NAMES: Readonly<Record<Product, string>> = { season: 'Pase de temporada', month: 'Pase de un mes' };
const PESOS = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' });
const DAY = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' });

/** As students read it. */
export const productName = (product: Product): string => NAMES[product];

/** `$69.900`. */
export const pesosText = (amount: number): string => PESOS.format(amount);

/** `1 de diciembre de 2027`. */
export const dayText = (at: Date): string => DAY.format(at);
