import { homeGroups } from '@baize/contract';
import { Card, Stack } from '@baize/design-system';
import { type GameActions, useFavorites, useSession } from '@baize/features/core';
import { Finder, HomeGroups, HomeHero, PopularGames, readFinderQuery, writeFinderQuery } from '@baize/features/games';
import { HelpCenter, TermsDialog } from '@baize/features/help';
import { HotGames, NearScreen, Winners } from '@baize/features/home';
import { Player, useLaunchManager } from '@baize/features/launch';
import { RegistrationForm } from '@baize/features/registration';
import { ForgotPassword, LoginModal } from '@baize/features/session';
import { type ReactElement, useMemo } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { MemberCenter } from './MemberCenter.tsx';
import { GameOfTheDay } from './views.tsx';

function usePlay(): GameActions {
  const { state, launchGame } = useLaunchManager();
  return {
    launchingId: state.status === 'launching' ? state.game.nodeId : undefined,
    onPlayGame: (game) => void launchGame(game, 'real'),
    onTryGame: (game) => void launchGame(game, 'demo'),
  };
}

/** The home: the domains' parts in the brand's own order, among them two of its own. */
function Home(): ReactElement {
  const play = usePlay();
  const { status } = useSession();
  const asked = useParams()['group'];
  const group = homeGroups.find((known) => known === asked) ?? 'popular';
  const isVisitor = status === 'visitor';
  return (
    <Stack gap={6}>
      <HomeHero isVisitor={isVisitor} href={isVisitor ? '/register' : '/games'} />
      <GameOfTheDay {...play} />
      <HomeGroups current={group} hrefOf={(one) => (one === 'popular' ? '/' : `/group/${one}`)} />
      <PopularGames {...play} group={group} allHref="/games" />
      <NearScreen>{(isNear) => <HotGames {...play} isNear={isNear} />}</NearScreen>
      <NearScreen>{(isNear) => <Winners isNear={isNear} />}</NearScreen>
    </Stack>
  );
}

function Games(): ReactElement {
  const play = usePlay();
  const favorites = useFavorites();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const { search } = useLocation();
  const query = useMemo(() => readFinderQuery(search), [search]);
  return (
    <Finder
      {...play}
      favorites={favorites}
      query={query}
      isReturn={isReturn}
      searchId="games-search"
      onChangeQuery={(changed, isStep) => void navigate(`/games?${writeFinderQuery(changed)}`, { replace: !isStep })}
    />
  );
}

function Login(): ReactElement {
  const navigate = useNavigate();
  const launch = useLaunchManager();
  return (
    <>
      <Home />
      <LoginModal
        registerHref="/register"
        forgotHref="/forgot"
        onClose={() => navigate('/')}
        onUnknownUser={() => navigate('/register')}
        onLoggedIn={() => {
          // A game that a visitor asked for opens now.
          launch.resumeLaunch();
          navigate('/');
        }}
      />
    </>
  );
}

function Register(): ReactElement {
  const navigate = useNavigate();
  const launch = useLaunchManager();
  const { hostname, href } = globalThis.location;
  return (
    <Card padding="large">
      <RegistrationForm
        source={{ domain: hostname, registerUrl: href.slice(0, 2_000), referralCode: undefined }}
        initialFields={{}}
        isUnknownUser={false}
        loginHref="/login"
        termsHref="/terms"
        onRegistered={() => {
          launch.resumeLaunch();
          navigate('/');
        }}
      />
    </Card>
  );
}

function Forgot(): ReactElement {
  const navigate = useNavigate();
  return <ForgotPassword loginHref="/login" onClose={() => navigate('/')} />;
}

function Help(): ReactElement {
  const { hash, key } = useLocation();
  return <HelpCenter anchor={hash.slice(1) || undefined} visit={key} menuHref="/help" hrefOf={(anchor) => `/help#${anchor}`} />;
}

function Terms(): ReactElement {
  const navigate = useNavigate();
  return <TermsDialog onClose={() => navigate(-1)} />;
}

function Play(): ReactElement {
  const { nodeId = '' } = useParams();
  return <Player key={nodeId} nodeId={nodeId} homeHref="/" />;
}

/** The pages of the app by their addresses; an address of none leads home. */
export function Pages(): ReactElement {
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/group/:group" element={<Home />} />
      <Route path="/games" element={<Games />} />
      <Route path="/login" element={<Login />} />
      <Route path="/register" element={<Register />} />
      <Route path="/forgot" element={<Forgot />} />
      <Route path="/help" element={<Help />} />
      <Route path="/terms" element={<Terms />} />
      <Route path="/play/:nodeId" element={<Play />} />
      <Route path="/me/:entry?/:part?" element={<MemberCenter />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
