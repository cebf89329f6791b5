import { Card, Heading, NavLinks, Stack } from '@baize/design-system';
import { loadChunk } from '@baize/features/core';
import { Download } from '@baize/features/download';
import { AgentApplication, Feedback } from '@baize/features/feedback';
import { gamePages } from '@baize/features/games';
import { HelpCenter } from '@baize/features/help';
import { useLaunchManager } from '@baize/features/launch';
import { RegistrationForm } from '@baize/features/registration';
import { ResetPassword } from '@baize/features/session';
import { domainPages } from '@baize/features/surfaces';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, Navigate, type Path, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isLayer, type LookChoice } from './addresses.ts';
import { DomainPage } from './DomainPage.tsx';
import { Games, GamesOf, Play } from './Games.tsx';
import { Home } from './Home.tsx';

// Forms and centres come when they are opened.
const Layers = lazy(() => loadChunk(async () => ({ default: (await import('./Layers.tsx')).Layers })));

/** A page that is one form. */
function FormPage({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div style={{ maxInlineSize: 640, inlineSize: '100%', marginInline: 'auto' }}>
      <Card padding="large">
        <Stack gap={6}>
          <Heading level={1} size="title">
            {title}
          </Heading>
          {children}
        </Stack>
      </Card>
    </div>
  );
}

function Register(): ReactElement {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const launch = useLaunchManager();
  const { hostname, href } = globalThis.location;
  return (
    <FormPage title={t('title')}>
      <RegistrationForm
        source={{ domain: hostname, registerUrl: href.slice(0, 2_000), referralCode: search.get('referralCode') ?? undefined }}
        initialFields={{ affiliateCode: search.get('affiliateCode') ?? '' }}
        isUnknownUser={false}
        loginHref="/login"
        termsHref="/terms"
        // A game that a visitor asked for opens now.
        onRegistered={() => navigate(launch.resumeLaunch() ? '/' : '/welcome')}
      />
    </FormPage>
  );
}

function NewPassword(): ReactElement {
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  return (
    <FormPage title={t('newPassword')}>
      <ResetPassword token={search.get('token') ?? ''} loginHref="/login" forgotHref="/forgot" />
    </FormPage>
  );
}

/** The forms of the work centre: an application as an agent, and feedback. */
function WorkCenter(): ReactElement {
  const { t } = useTranslation('feedback');
  const [search] = useSearchParams();
  const form = search.get('form') === 'feedback' ? 'feedback' : 'application';
  const ways = [
    { id: 'application', text: t('application.title'), href: '/workCenter' },
    { id: 'feedback', text: t('feedback.title'), href: '/workCenter?form=feedback' },
    { id: 'sent', text: t('sent.title'), href: '/feedback' },
  ];
  return (
    <Stack gap={5}>
      <NavLinks label={t('ways')} items={ways} currentId={form} />
      <FormPage title={t(`${form}.title`)}>{form === 'feedback' ? <Feedback /> : <AgentApplication />}</FormPage>
    </Stack>
  );
}

function Help(): ReactElement {
  const { hash, key } = useLocation();
  const hrefs = { menuHref: '/help', feedbackHref: '/workCenter?form=feedback', applicationHref: '/workCenter' };
  return <HelpCenter {...hrefs} anchor={hash.slice(1) || undefined} visit={key} hrefOf={(anchor) => `/help#${anchor}`} />;
}

function Apps(): ReactElement {
  return <Download address={`${location.origin}/download`} iosGuideHref="/download#ios" install="byMenu" onInstall={() => undefined} />;
}

/** The page of the address; below a layer, the page that stood before it. */
export function Pages({ look }: { look: LookChoice }): ReactElement {
  const location = useLocation();
  const hasLayer = isLayer(location.pathname);
  const [page, setPage] = useState<Partial<Path>>(hasLayer ? { pathname: '/' } : location);
  if (!hasLayer && page !== location) setPage(location);
  return (
    <>
      <Suspense fallback={null}>
        <Routes location={page}>
          <Route path="/" element={<Home />} />
          <Route path="/group/:group" element={<Home />} />
          <Route path="/games" element={<Games />} />
          {gamePages.map((name) => (
            <Route key={name} path={`/${name}`} element={<GamesOf key={name} page={name} />} />
          ))}
          {Object.entries(domainPages).map(([path, surface]) => (
            <Route key={path} path={path} element={<DomainPage key={path} page={surface} />} />
          ))}
          <Route path="/download" element={<Apps />} />
          <Route path="/help" element={<Help />} />
          <Route path="/workCenter" element={<WorkCenter />} />
          <Route path="/register" element={<Register />} />
          <Route path="/reset-password" element={<NewPassword />} />
          <Route path="/play/:nodeId" element={<Play />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
      <Suspense fallback={null}>{hasLayer && <Layers look={look} page={createPath(page)} />}</Suspense>
    </>
  );
}
