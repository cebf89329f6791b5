import { Heading, Stack, TextSkeleton, VisuallyHidden } from '@baize/design-system';
import { type PageSurface, surfaceComponent } from '@baize/features/core';
import { createElement, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazy } from '../routes/lazy.ts';
import { MembersOnly } from '../routes/MembersOnly.tsx';
import { usePageTitle } from '../routes/usePageTitle.ts';
import { useOwnAddress } from '../shell/useOwnAddress.ts';
import { placeAddress } from './placeAddress.ts';

export interface DomainPageProps {
  page: PageSurface;
}

function TitledPage({ page }: DomainPageProps): ReactElement {
  // `tips:title`: a test proves that each title has its text in every language.
  const [namespace = '', key = ''] = page.title.split(':');
  const { t } = useTranslation(namespace as 'shell');
  const title = t(key as 'loading');
  usePageTitle(title);
  const location = useLocation();
  const address = useOwnAddress(page.values ?? []);
  const heading = <Heading level={1}>{title}</Heading>;
  const content = createElement(surfaceComponent(page, lazy), { address, hrefOf: (place) => placeAddress(location, place) });
  return page.isTitleHidden ? (
    <>
      <VisuallyHidden>{heading}</VisuallyHidden>
      {content}
    </>
  ) : (
    <Stack gap={6}>
      {heading}
      {content}
    </Stack>
  );
}

/** A page that a domain brings, with its title; behind the guard of §2 where it is for members. */
export function DomainPage({ page }: DomainPageProps): ReactElement {
  const titled = <TitledPage page={page} />;
  return page.audience === 'members' ? <MembersOnly key={page.title}>{titled}</MembersOnly> : titled;
}

/** What stands in its place while its chunk is on its way. */
export function DomainPageSkeleton({ page: { Skeleton, isTitleHidden = false } }: DomainPageProps): ReactElement {
  return isTitleHidden ? (
    <Skeleton />
  ) : (
    <Stack gap={6}>
      <Heading level={1}>
        <TextSkeleton letters={16} />
      </Heading>
      <Skeleton />
    </Stack>
  );
}
