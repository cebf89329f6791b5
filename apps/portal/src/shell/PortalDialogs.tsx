import { useMember, usePasswordExpiry, useSession } from '@baize/features/core';
import { useLaunchManager } from '@baize/features/game-launch';
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
import { LateLayer } from './LateLayer.tsx';
import { useLayerClose } from './useLayerClose.ts';

/** The layer that the address asks for. What is a member's own asks a visitor to log in, and opens after that. */
export function PortalDialogs(): ReactElement {
  const navigate = useNavigate();
  const location = useLocation();
  const launch = useLaunchManager();
  const session = useSession();
  const isVisitor = session.status === 'visitor';
  // §8: first the player reads why his session ended; nothing may lie over that.
  const isEndTold = session.status === 'visitor' && session.endedBy !== undefined;
  const mayLogIn = isVisitor && !isEndTold;
  const { role, missing } = useMember();
  const expiry = usePasswordExpiry();
  const layer = layerOf(location.search);
  const dialog = layer && 'dialog' in layer ? layer.dialog : undefined;
  const notice = layer && 'dialog' in layer ? layer.notice : undefined;
  const center = layer && 'center' in layer ? layer.center : undefined;
  const page = layer && 'center' in layer ? layer.page : undefined;
  const agent = layer && 'agent' in layer ? layer.agent : undefined;
  const agentPage = layer && 'agent' in layer ? layer.page : undefined;
  const isOfMembers = center !== undefined || dialog === 'contracts';
  // §8 function.not.available: what an agent reads of the member centre, whoever is no agent reads of the agent centre.
  const isRefused = (role === 'agent' && isOfMembers) || ((role === 'member' || role === 'trial') && agent !== undefined);
  const isOwn = isOfMembers || agent !== undefined || dialog === 'account';
  // The session ends a moment before the address leaves the account dialog: who has just logged out is not asked to log in.
  const [leftKey, setLeftKey] = useState<string>();
  const here = withLayer(location, undefined);
  const { socialTicket, socialFailure } = socialStateOf(location.state);
  // Who has gone from the link form for a new password comes back to it, whichever way leads to the login.
  const linking = linkingTicket.read();
  const ticket = dialog === 'login' ? linking : dialog ? undefined : socialTicket;
  const logInAgain = (): void => void navigate(withLayer(location, { dialog: 'login' }), { replace: true });
  /** Where whoever is asked for a login wanted to be. */
  const wanted = isOwn ? withLayer(location, layer) : here;
  const close = useLayerClose();
  const isEntry = location.pathname === addresses.register || location.pathname === addresses.resetPassword;
  const asksForLogin = dialog === 'login' || (isOwn && location.key !== leftKey);
  const isOfVisitors = dialog === 'login' || dialog === 'forgot' || Boolean(socialTicket ?? socialFailure);
  const isComingIn = mayLogIn && (isEntry || asksForLogin || isOfVisitors);
  const wasComingIn = useRef(false);
  // Whoever thinks better of logging in, by the cross or by Back: a later login opens neither the game that he asked for nor the place that he came from.
  useEffect(() => {
    if (wasComingIn.current && !isComingIn && mayLogIn) {
      launch.cancelResume();
      returnTo.take();
    }
    wasComingIn.current = isComingIn;
  }, [isComingIn, mayLogIn, launch]);

  // Whoever has logged in in another tab is not asked again here once he logs out.
  const isOver = isOfVisitors && session.status === 'loggedIn' && session.isOfOtherTab;
  useEffect(() => {
    if (!isOver) return;
    linkingTicket.leave();
    launch.cancelResume();
    returnTo.take();
    void navigate(here, { replace: true });
  }, [isOver, here, launch, navigate]);

  const giveUpLink = (): void => {
    linkingTicket.forget();
    close();
  };
  const onLoggedIn = ({ passwordExpired }: { passwordExpired: boolean }): void => {
    // Who logs in by another way registers nobody with the social account that was chosen for it.
    waitingSocial.forget();
    linkingTicket.forget();
    // §4: after the change the user goes to the web home; a launch that was asked for waits until then.
    if (passwordExpired) {
      close();
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
    setLeftKey(location.key);
    navigate(addresses.home, { replace: true });
  };
  if (expiry) {
    return (
      <LateLayer>
        <ForcedPasswordChange
          isOldPasswordKnown={expiry.isOldPasswordKnown}
          onChanged={() => {
            goHome();
            launch.resumeLaunch();
          }}
          onCancelled={() => {
            launch.cancelResume();
            goHome();
          }}
        />
      </LateLayer>
    );
  }
  return (
    <LateLayer onClose={close}>
      {mayLogIn && asksForLogin && !ticket && (
        <LoginModal
          registerHref={addresses.register}
          returnTo={socialReturnAddress(location, isOwn ? layer : undefined)}
          forgotHref={withLayer(location, { dialog: 'forgot' })}
          onClose={close}
          onLoggedIn={onLoggedIn}
          onUnknownUser={registerInstead}
        />
      )}
      {mayLogIn && ticket && (
        <SocialBinding
          key={ticket}
          ticket={ticket}
          isLinking={linking === ticket}
          forgotHref={withLayer(location, { dialog: 'forgot' })}
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
          onClose={giveUpLink}
        />
      )}
      {mayLogIn && socialFailure && !dialog && <SocialFailed code={socialFailure} onRetry={logInAgain} onClose={close} />}
      {mayLogIn && dialog === 'forgot' && (
        <ForgotPassword
          loginHref={withLayer(location, { dialog: 'login' })}
          onMailed={linkingTicket.letMailLead}
          onClose={() => {
            linkingTicket.leave();
            close();
          }}
        />
      )}
      {!isVisitor && dialog === 'account' && (
        <AccountModal
          onClose={close}
          onLoggedOut={() => {
            setLeftKey(location.key);
            navigate(addresses.home, { replace: true });
          }}
        />
      )}
      {isRefused && <CenterRefusal onClose={close} />}
      {missing && (isOfMembers || agent !== undefined) && <MemberMissing onClose={close} />}
      {role === 'trial' && isOfMembers && (
        <TrialRefusal
          onRegister={() => {
            returnTo.keep(`${location.pathname}${location.search}`);
            navigate(addresses.register);
          }}
          onClose={close}
        />
      )}
      {role === 'agent' && agent && <AgentCenter place={agent} page={agentPage} onClose={close} />}
      {role === 'member' && dialog === 'contracts' && <ContractRequests onClose={close} />}
      {role === 'member' && center && <MemberCenter center={center} page={page} onClose={close} />}
      {!isVisitor && dialog === 'welcome' && (
        <Welcome
          hrefs={{
            deposit: withLayer(location, { center: 'deposit' }),
            games: addresses.games,
            security: withLayer(location, { center: 'account' }),
          }}
          onClose={close}
        />
      )}
      {!isEndTold && dialog === 'notices' && <NoticeList openId={notice} onClose={close} />}
      {!isEndTold && dialog === 'menu' && <MenuSheet onClose={close} />}
      {!isEndTold && dialog === 'terms' && <TermsModal onClose={close} />}
    </LateLayer>
  );
}
