// Written by `npm run generate` from the folders of the domains.
import type agentCenter from './agent-center/locales/en.json';
import type agentContracts from './agent-contracts/locales/en.json';
import type cashier from './cashier/locales/en.json';
import type core from './core/locales/en.json';
import type download from './download/locales/en.json';
import type feedback from './feedback/locales/en.json';
import type games from './games/locales/en.json';
import type help from './help/locales/en.json';
import type home from './home/locales/en.json';
import type launch from './launch/locales/en.json';
import type legion from './legion/locales/en.json';
import type lottery from './lottery/locales/en.json';
import type memberCenter from './member-center/locales/en.json';
import type messages from './messages/locales/en.json';
import type missions from './missions/locales/en.json';
import type notices from './notices/locales/en.json';
import type playerProtection from './player-protection/locales/en.json';
import type pointsMall from './points-mall/locales/en.json';
import type promotions from './promotions/locales/en.json';
import type pvpRooms from './pvp-rooms/locales/en.json';
import type rebates from './rebates/locales/en.json';
import type records from './records/locales/en.json';
import type referral from './referral/locales/en.json';
import type registration from './registration/locales/en.json';
import type rewards from './rewards/locales/en.json';
import type security from './security/locales/en.json';
import type session from './session/locales/en.json';
import type shell from './shell/locales/en.json';
import type transfers from './transfers/locales/en.json';

// A key that no language file has does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    keySeparator: false;
    enableSelector: false;
    resources: {
      'agent-center': typeof agentCenter;
      'agent-contracts': typeof agentContracts;
      cashier: typeof cashier;
      core: typeof core;
      download: typeof download;
      feedback: typeof feedback;
      games: typeof games;
      help: typeof help;
      home: typeof home;
      launch: typeof launch;
      legion: typeof legion;
      lottery: typeof lottery;
      'member-center': typeof memberCenter;
      messages: typeof messages;
      missions: typeof missions;
      notices: typeof notices;
      'player-protection': typeof playerProtection;
      'points-mall': typeof pointsMall;
      promotions: typeof promotions;
      'pvp-rooms': typeof pvpRooms;
      rebates: typeof rebates;
      records: typeof records;
      referral: typeof referral;
      registration: typeof registration;
      rewards: typeof rewards;
      security: typeof security;
      session: typeof session;
      shell: typeof shell;
      transfers: typeof transfers;
    };
  }
}
