// What the shared sentences and figures take from the kit; its React components stay out.
export { formatDecimal } from '../../../kits/ui/src/decimal.ts';
export { breadcrumbList, faqPage } from '../../../kits/ui/src/structured-data.ts';
