import type { ReactElement } from 'react';
import { Authenticator } from './Authenticator/Authenticator.tsx';
import { BankCards } from './BankCards/BankCards.tsx';
import { ContactBinding } from './ContactBinding/ContactBinding.tsx';
import { NewAddressCheck } from './NewAddressCheck/NewAddressCheck.tsx';
import { SecurityOverview } from './Overview/SecurityOverview.tsx';
import { FundPassword } from './PasswordChange/FundPassword.tsx';
import { PasswordChange } from './PasswordChange/PasswordChange.tsx';
import { Profile } from './Profile/Profile.tsx';
import { RealName } from './RealName/RealName.tsx';
import { SecurityGate } from './SecurityGate.tsx';
import { Sessions } from './Sessions/Sessions.tsx';
import type { SecurityPage } from './securityPages.ts';
import type { Security } from './useSecurity.ts';

export interface SecurityCenterProps {
  /** Undefined for the overview. */
  page: SecurityPage | undefined;
  /** Where a page is; without one, the overview. */
  hrefOf(page: SecurityPage | undefined): string;
  /** What the player has come from to set something, and goes back to. Default the overview. */
  back?: { href: string; text: string } | undefined;
}

interface PageProps {
  security: Security;
  overviewHref: string;
  backText: string | undefined;
  hrefOf(page: SecurityPage): string;
}

const pages: Record<Exclude<SecurityPage, 'password' | 'sessions'>, (props: PageProps) => ReactElement> = {
  fund: FundPassword,
  phone: ({ security, overviewHref }) => <ContactBinding security={security} overviewHref={overviewHref} way="sms" />,
  email: ({ security, overviewHref }) => <ContactBinding security={security} overviewHref={overviewHref} way="email" />,
  authenticator: Authenticator,
  newAddress: NewAddressCheck,
  realName: RealName,
  bankCards: BankCards,
  profile: Profile,
};

/** The account entry of the member centre (§2 "account (securityCenter)"): an overview, and a page for each thing. */
export function SecurityCenter({ page, hrefOf, back }: SecurityCenterProps): ReactElement {
  const overviewHref = back?.href ?? hrefOf(undefined);
  if (page === undefined) return <SecurityOverview hrefOf={hrefOf} />;
  // These two need not know what else is set.
  if (page === 'password') return <PasswordChange overviewHref={overviewHref} />;
  if (page === 'sessions') return <Sessions overviewHref={overviewHref} />;
  const Page = pages[page];
  return (
    <SecurityGate key={page}>
      {(security) => <Page security={security} overviewHref={overviewHref} backText={back?.text} hrefOf={hrefOf} />}
    </SecurityGate>
  );
}
