import type { Language } from '@baize/contract';
import type { TFunction } from 'i18next';
import type { ChartSeries, SeriesColumn } from './chartSeries.ts';

/** The name of a series as the page says it. */
export const seriesName = ({ name }: ChartSeries, t: TFunction<'lottery'>, language: Language): string =>
  typeof name === 'string' ? t(`series.${name}`) : name[language];

/** A value as it is written. */
export const valueText = ({ text }: SeriesColumn, language: Language): string => (typeof text === 'string' ? text : text[language]);

/** A value where there is room for one word: “Ngọ” of “Ngọ (Ngựa)”. */
export const shortValueText = (column: SeriesColumn, language: Language): string =>
  typeof column.text === 'string' ? column.text : (valueText(column, language).split(' ')[0] ?? '');
