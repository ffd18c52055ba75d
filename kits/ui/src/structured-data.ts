import type { BreadcrumbList, FAQPage, WithContext } from 'schema-dts';
import type { Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx';
import type { Question } from './components/Questions/Questions.tsx';

/** schema.org BreadcrumbList of the same crumbs that the page shows. */
export function breadcrumbList(crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: href } : {}),
    })),
  } satisfies WithContext<BreadcrumbList>;
}

/** schema.org FAQPage of questions that the page shows too, word by word. */
export function faqPage(questions: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies WithContext<FAQPage>;
}
