import { ContractRequests } from '@baize/features/agent-contracts';
import { useMember, useSession } from '@baize/features/core';
import { TermsDialog } from '@baize/features/help';
import { useLaunchManager } from '@baize/features/launch';
import { NoticeList } from '@baize/features/notices';
import { Welcome } from '@baize/features/registration';
import { ForgotPassword, LoginModal } from '@baize/features/session';
import { AccountDialog, CenterRefusal, MemberMissing, MenuSheet, menuPageOf, TrialRefusal } from '@baize/features/shell';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Outlet, useLocation, useNavigate, useOutletContext, useParams, useRoutes } from 'react-router-dom';
import { gamesAddress, type LayerContext, type LayerName, protectionAddress, useClose } from './addresses.ts';
import { Center } from './Center.tsx';
import { useGameActions } from './Games.tsx';
import { useWays } from './Header.tsx';

function Login(): ReactElement {
  const navigate = useNavigate();
  const close = useClose();
  const { pathname } = useLocation();
  const launch = useLaunchManager();
  return (
    <LoginModal
      registerHref="/register"
      forgotHref="/forgot"
      onClose={close}
      onUnknownUser={() => navigate('/register')}
      onLoggedIn={() => {
        // A game that a visitor asked for opens now; so does a layer that is somebody's own.
        launch.resumeLaunch();
        if (pathname === '/login') close();
      }}
    />
  );
}

interface OwnProps {
  /** Whose it is. Default: everybody's who is logged in. */
  of?: 'member' | 'agent' | undefined;
  children: ReactNode;
}

/** What is somebody's own (§6): a visitor logs in first, and each role has its centre. */
function Own({ of: owner, children }: OwnProps): ReactElement | null {
  const navigate = useNavigate();
  const close = useClose();
  const { status } = useSession();
  const { role, missing } = useMember();
  const [wasLoggedIn, setLoggedIn] = useState(false);
  if (status === 'loggedIn' && !wasLoggedIn) setLoggedIn(true);
  // Who has just logged out is on his way home.
  if (status === 'visitor') return wasLoggedIn ? null : <Login />;
  if (owner === undefined || role === owner) return <>{children}</>;
  if (role === 'trial') return <TrialRefusal onRegister={() => navigate('/register')} onClose={close} />;
  if (role !== 'unknown') return <CenterRefusal onClose={close} />;
  return missing ? <MemberMissing onClose={close} /> : null;
}

/** What a phone's header has no room for. */
function Account(): ReactElement {
  const { look } = useOutletContext<LayerContext>();
  const navigate = useNavigate();
  const { role } = useMember();
  const center = role === 'member' || role === 'agent' ? { of: role, href: role === 'agent' ? '/agent' : '/me' } : undefined;
  return <AccountDialog {...look} center={center} onClose={useClose()} onLoggedOut={() => navigate('/')} />;
}

function Menu(): ReactElement {
  const { onPlayGame } = useGameActions();
  const { role } = useMember();
  return (
    <MenuSheet
      items={useWays()}
      searchHref="/games"
      moreHref="/games"
      helpHref="/help"
      depositHref={role === 'member' ? '/me/deposit' : undefined}
      protectionHref={protectionAddress(role)}
      noticesHref="/notices"
      hrefOf={(group, vendor) => gamesAddress(menuPageOf[group], vendor)}
      onPlayGame={onPlayGame}
      onClose={useClose()}
    />
  );
}

function Forgot(): ReactElement {
  return <ForgotPassword loginHref="/login" onClose={useClose()} />;
}

function Terms(): ReactElement {
  return <TermsDialog onClose={useClose()} />;
}

function Notices(): ReactElement {
  return <NoticeList openId={useParams()['entry']} onClose={useClose()} />;
}

function Requests(): ReactElement {
  return <ContractRequests onClose={useClose()} />;
}

function NewPlayer(): ReactElement {
  return <Welcome hrefs={{ deposit: '/me/deposit', games: '/games', security: '/me/account' }} onClose={useClose()} />;
}

const own = (element: ReactNode, owner?: OwnProps['of']): ReactElement => <Own of={owner}>{element}</Own>;

/** The layers; further words of an address name what is open in it. */
const layers: Record<LayerName, ReactElement> = {
  login: <Login />,
  forgot: <Forgot />,
  menu: <Menu />,
  terms: <Terms />,
  notices: <Notices />,
  account: own(<Account />),
  welcome: own(<NewPlayer />),
  contracts: own(<Requests />, 'member'),
  me: own(<Center of="member" />, 'member'),
  agent: own(<Center of="agent" />, 'agent'),
};
const routes = Object.entries(layers).map(([name, element]) => ({ path: `/${name}/:entry?/:part?`, element }));

/** The open layer. */
export function Layers(context: LayerContext): ReactElement | null {
  return useRoutes([{ element: <Outlet context={context} />, children: routes }]);
}
