import { useMember, usePasswordExpiry, useSession } from '@baize/features/core';
import { useLaunchManager } from '@baize/features/launch';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses, layerOf, withLayer } from '../routes/addresses.ts';
import {
  AccountModal,
  AgentCenter,
  CenterRefusal,
  ContractRequests,
  ForcedPasswordChange,
  ForgotPassword,
  LoginModal,
  MemberCenter,
  MemberMissing,
  MenuSheet,
  NoticeList,
  SocialBinding,
  SocialFailed,
  TermsModal,
  TrialRefusal,
  Welcome,
} from '../routes/dialogs.ts';
import { returnTo } from '../routes/returnTo.ts';
import { socialStateOf } from '../routes/socialReturn.ts';
import { socialReturnAddress } from '../routes/socialReturnAddress.ts';
import { linkingTicket, waitingSocial } from '../routes/socialTickets.ts';
import { unknownUserState } from '../routes/unknownUser.ts';
import { LazyLayer } from './LazyLayer.tsx';
import { isComingIn, isOfVisitors, isOwnLayer, type LayerState, layerFor } from './layerFor.ts';
import { useLayerClose } from './useLayerClose.ts';

/** What the address, the session and a social login on its way say of the layer. */
function useLayerState(leftKey: string | undefined): LayerState {
  const { pathname, search, key, state } = useLocation();
  const session = useSession();
  const { role, missing } = useMember();
  return {
    pathname,
    layer: layerOf(search),
    role,
    isEndTold: session.status === 'visitor' && session.endedBy !== undefined,
    mustChangePassword: usePasswordExpiry() !== undefined,
    isMemberMissing: missing !== undefined,
    isLeft: key === leftKey,
    ...socialStateOf(state),
    linkingTicket: linkingTicket.read(),
  };
}

/** Forgets what a later login would go on with: the game that was asked for, and the place it was asked from. */
function useForgetIntent(state: LayerState, here: string): void {
  const navigate = useNavigate();
  const launch = useLaunchManager();
  const session = useSession();
  const isOnTheWay = isComingIn(state);
  const wasOnTheWay = useRef(false);
  const isOut = state.role === 'visitor' && !state.isEndTold;
  // A visitor who gives the login up, by the cross or by Back.
  useEffect(() => {
    if (wasOnTheWay.current && !isOnTheWay && isOut) {
      launch.cancelResume();
      returnTo.take();
    }
    wasOnTheWay.current = isOnTheWay;
  }, [isOnTheWay, isOut, launch]);

  // A player who has logged in in another tab is not asked again here after the logout.
  const isOver = isOfVisitors(state) && session.status === 'loggedIn' && session.isOfOtherTab;
  useEffect(() => {
    if (!isOver) return;
    linkingTicket.leave();
    launch.cancelResume();
    returnTo.take();
    void navigate(here, { replace: true });
  }, [isOver, here, launch, navigate]);
}

/** The layer that the address asks for, by {@link layerFor}. */
export function PortalDialogs(): ReactElement {
  // The session ends a moment before the address leaves the account dialog: who has just logged out is not asked to log in.
  const [leftKey, setLeftKey] = useState<string>();
  const state = useLayerState(leftKey);
  const location = useLocation();
  const close = useLayerClose();
  useForgetIntent(state, withLayer(location, undefined));
  const leave = (): void => setLeftKey(location.key);
  return (
    <LazyLayer {...(!state.mustChangePassword && { onClose: close })}>
      <LayerDialog state={state} onClose={close} onLeave={leave} />
    </LazyLayer>
  );
}

interface LayerDialogProps {
  state: LayerState;
  onClose(): void;
  /** The player has logged out: the address that is left asks for no login. */
  onLeave(): void;
}

function LayerDialog({ state, onClose, onLeave }: LayerDialogProps): ReactElement | null {
  const navigate = useNavigate();
  const location = useLocation();
  const launch = useLaunchManager();
  const expiry = usePasswordExpiry();
  const { layer, pathname } = state;
  const isOwn = isOwnLayer(layer);
  const isEntry = pathname === addresses.register || pathname === addresses.resetPassword;
  /** Where a visitor who is asked for a login wanted to be. */
  const wanted = withLayer(location, isOwn ? layer : undefined);
  const forgotHref = withLayer(location, { dialog: 'forgot' });
  const logInAgain = (): void => void navigate(isOwn ? wanted : withLayer(location, { dialog: 'login' }), { replace: true });
  const onLoggedIn = ({ passwordExpired }: { passwordExpired: boolean }): void => {
    // Who logs in by another way registers nobody with the social account that was chosen for it.
    waitingSocial.forget();
    linkingTicket.forget();
    // §4: after the change the user goes to the web home; a launch that was asked for waits until then.
    if (passwordExpired) {
      onClose();
      return;
    }
    navigate(returnTo.take() ?? (isEntry ? addresses.home : wanted), { replace: true });
    launch.resumeLaunch();
  };
  /** §8 `not_exist_user`; who has only misspelt his name still comes back to where he is. */
  const registerInstead = (): void => {
    if (!isEntry) returnTo.keepFirst(wanted);
    void navigate(addresses.register, { replace: true, state: unknownUserState });
  };
  const goHome = (): void => {
    returnTo.take();
    onLeave();
    navigate(addresses.home, { replace: true });
  };

  const shown = layerFor(state);
  switch (shown.is) {
    case 'none':
      return null;
    case 'passwordChange':
      return (
        <ForcedPasswordChange
          isOldPasswordKnown={expiry?.isOldPasswordKnown ?? false}
          onChanged={() => {
            goHome();
            launch.resumeLaunch();
          }}
          onCancelled={() => {
            launch.cancelResume();
            goHome();
          }}
        />
      );
    case 'login':
      return (
        <LoginModal
          registerHref={addresses.register}
          returnTo={socialReturnAddress(location, isOwn ? layer : undefined)}
          forgotHref={forgotHref}
          onClose={onClose}
          onLoggedIn={onLoggedIn}
          onUnknownUser={registerInstead}
        />
      );
    case 'socialBinding':
      return (
        <SocialBinding
          key={shown.ticket}
          ticket={shown.ticket}
          isLinking={shown.isLinking}
          forgotHref={forgotHref}
          onLoggedIn={onLoggedIn}
          onLink={linkingTicket.keep}
          onRegister={(waiting) => {
            linkingTicket.forget();
            waitingSocial.keep(waiting);
            navigate(addresses.register, { replace: true });
          }}
          onUnknownUser={(waiting) => {
            // Who has only misspelt his name comes back to the link form by the page's way to log in.
            waitingSocial.keep(waiting);
            registerInstead();
          }}
          onRetry={() => {
            linkingTicket.forget();
            logInAgain();
          }}
          onClose={() => {
            linkingTicket.forget();
            onClose();
          }}
        />
      );
    case 'socialFailed':
      return <SocialFailed code={shown.code} onRetry={logInAgain} onClose={onClose} />;
    case 'forgot':
      return (
        <ForgotPassword
          loginHref={withLayer(location, { dialog: 'login' })}
          onMailed={linkingTicket.letMailLead}
          onClose={() => {
            linkingTicket.leave();
            onClose();
          }}
        />
      );
    case 'account':
      return (
        <AccountModal
          onClose={onClose}
          onLoggedOut={() => {
            onLeave();
            navigate(addresses.home, { replace: true });
          }}
        />
      );
    case 'refusal':
      return <CenterRefusal onClose={onClose} />;
    case 'memberMissing':
      return <MemberMissing onClose={onClose} />;
    case 'trialRefusal':
      return (
        <TrialRefusal
          onRegister={() => {
            returnTo.keep(`${pathname}${location.search}`);
            navigate(addresses.register);
          }}
          onClose={onClose}
        />
      );
    case 'agentCenter':
      return <AgentCenter place={shown.place} page={shown.page} onClose={onClose} />;
    case 'memberCenter':
      return <MemberCenter center={shown.center} page={shown.page} onClose={onClose} />;
    case 'contracts':
      return <ContractRequests onClose={onClose} />;
    case 'welcome':
      return (
        <Welcome
          hrefs={{
            deposit: withLayer(location, { center: 'deposit' }),
            games: addresses.games,
            security: withLayer(location, { center: 'account' }),
          }}
          onClose={onClose}
        />
      );
    case 'notices':
      return <NoticeList openId={shown.openId} onClose={onClose} />;
    case 'menu':
      return <MenuSheet onClose={onClose} />;
    case 'terms':
      return <TermsModal onClose={onClose} />;
  }
}
