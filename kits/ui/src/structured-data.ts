import type { Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx';
import type { Question } from './components/Questions/Questions.tsx';

type JsonLd = Readonly<Record<string, unknown>>;

/** schema.org BreadcrumbList of the same crumbs that the page shows. */
export function breadcrumbList(crumbs: readonly Crumb[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: href } : {}),
    })),
  };
}

/** schema.org FAQPage of questions that the page shows too, word by word. */
export function faqPage(questions: readonly Question[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
