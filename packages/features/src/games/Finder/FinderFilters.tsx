import { gameCategories, vendorTypes } from '@baize/contract';
import { Button, Checkbox, Inline, Select, type SelectProps, Stack } from '@baize/design-system';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FinderQuery, finderSorts, gameFeatures } from '../search/finderQuery.ts';
import * as css from './Finder.css.ts';
import type { FinderVendor } from './useFinder.ts';

export interface FinderFiltersProps {
  query: FinderQuery;
  /** None until the games have come. */
  vendors: readonly FinderVendor[];
  /** The favourites may be asked for alone. */
  canAskFavorites: boolean;
  onChange(query: FinderQuery): void;
}

/** The browser’s own list needs a value for everything. */
const any = 'any';

/** Lobby, category, vendor, features and the order. */
export function FinderFilters({ query, vendors, canAskFavorites, onChange }: FinderFiltersProps): ReactElement {
  const { t } = useTranslation('games');
  const [isOpen, setOpen] = useState(false);
  const regionId = useId();
  const count =
    [query.vendorType, query.category, query.vendor, canAskFavorites && query.isFavorite].filter(Boolean).length + query.features.length;
  const everything = { value: any, text: t('finder.any') };
  // A vendor of the address that is not known, or not yet, stands there by its code.
  const known = vendors.some(({ vassalage }) => vassalage === query.vendor) || query.vendor === undefined;
  const vendorOptions = [...vendors.map(({ vassalage, name }) => ({ value: vassalage, text: name })), ...(known ? [] : [unknown(query)])];
  const choose = (name: 'vendorType' | 'category' | 'vendor', options: SelectProps['options'], label: string): ReactElement => (
    <Select
      label={label}
      name={name}
      options={[everything, ...options]}
      value={query[name] ?? any}
      onChange={({ target }) => onChange({ ...query, [name]: target.value === any ? undefined : target.value })}
    />
  );
  return (
    <Stack gap={3}>
      <div className={css.button}>
        <Button tone="outline" fullWidth aria-expanded={isOpen} aria-controls={regionId} onClick={() => setOpen(!isOpen)}>
          {count > 0 ? t('finder.filtersOn', { count }) : t('finder.filters')}
        </Button>
      </div>
      <div id={regionId} className={isOpen ? undefined : css.folded}>
        <Stack gap={3}>
          <div className={css.fields}>
            {choose(
              'vendorType',
              vendorTypes.map((type) => ({ value: type, text: t(`type.${type}`) })),
              t('finder.type'),
            )}
            {choose(
              'category',
              gameCategories.map((category) => ({ value: category, text: t(`category.${category}`) })),
              t('finder.category'),
            )}
            {choose('vendor', vendorOptions, t('finder.vendor'))}
            <Select
              label={t('finder.sort')}
              name="sort"
              options={finderSorts.map((sort) => ({ value: sort, text: t(`finder.sort.${sort}`) }))}
              value={query.sort}
              onChange={({ target }) => onChange({ ...query, sort: finderSorts.find((sort) => sort === target.value) ?? 'popular' })}
            />
          </div>
          <Inline role="group" gap={4} aria-label={t('finder.features')}>
            {canAskFavorites && (
              <Checkbox
                label={t('finder.favorites')}
                checked={query.isFavorite === true}
                onChange={({ target }) => onChange({ ...query, isFavorite: target.checked || undefined })}
              />
            )}
            {gameFeatures.map((feature) => (
              <Checkbox
                key={feature}
                label={t(`finder.feature.${feature}`)}
                checked={query.features.includes(feature)}
                onChange={({ target }) =>
                  onChange({
                    ...query,
                    features: gameFeatures.filter((one) => (one === feature ? target.checked : query.features.includes(one))),
                  })
                }
              />
            ))}
          </Inline>
        </Stack>
      </div>
    </Stack>
  );
}

const unknown = ({ vendor = '' }: FinderQuery) => ({ value: vendor, text: vendor });
