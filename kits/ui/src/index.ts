export type { Area } from './area.ts';
export * from './art/index.ts';
export { AreaMark, type AreaMarkProps } from './components/AreaMark/AreaMark.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export type { ButtonVariant } from './components/Button/button-class.ts';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Cluster, type ClusterProps } from './components/Cluster/Cluster.tsx';
export { type Column, DataTable, type DataTableProps } from './components/DataTable/DataTable.tsx';
export { DecimalField, type DecimalFieldProps } from './components/DecimalField/DecimalField.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './components/ErrorSummary/ErrorSummary.tsx';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './components/Field/Field.tsx';
export { Figure, type FigureProps } from './components/Figure/Figure.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Hero, type HeroProps } from './components/Hero/Hero.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { IconTile, type IconTileProps } from './components/IconTile/IconTile.tsx';
export { LinkCard, type LinkCardProps } from './components/LinkCard/LinkCard.tsx';
export { Notice, type NoticeProps } from './components/Notice/Notice.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { type Question, Questions, type QuestionsProps } from './components/Questions/Questions.tsx';
export { RichContent, type RichContentProps } from './components/RichContent/RichContent.tsx';
export { Ring, type RingProps } from './components/Ring/Ring.tsx';
export { ScoreRange, type ScoreRangeProps, type ScoreSpan } from './components/ScoreRange/ScoreRange.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Split, type SplitProps } from './components/Split/Split.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Stat, type StatProps } from './components/Stat/Stat.tsx';
export { Term, type TermProps } from './components/Term/Term.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export {
  type UpcomingHeadings,
  UpcomingPage,
  type UpcomingPageProps,
} from './components/UpcomingPage/UpcomingPage.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { Week, type WeekDay, type WeekProps } from './components/Week/Week.tsx';
export { formatDecimal, parseDecimal } from './decimal.ts';
export type { Gap } from './gap.ts';
export type { HeadingLevel } from './heading-level.ts';
export { ICONS, type IconName } from './icons/icon-set.ts';
export type { IconShape } from './icons/icon-shape.ts';
export * from './icons/icons.ts';
export { breadcrumbList, faqPage } from './structured-data.ts';
export type { Tone } from './tone.ts';
