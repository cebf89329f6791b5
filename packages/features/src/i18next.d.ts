import type agentCenter from './agent-center/locales/en.json';
import type agentContracts from './agent-contracts/locales/en.json';
import type core from './core/locales/en.json';
import type download from './download/locales/en.json';
import type gameLaunch from './game-launch/locales/en.json';
import type helpCenter from './help-center/locales/en.json';
import type home from './home/locales/en.json';
import type lobby from './lobby/locales/en.json';
import type login from './login/locales/en.json';
import type memberCenter from './member-center/locales/en.json';
import type notices from './notices/locales/en.json';
import type pvpRooms from './pvp-rooms/locales/en.json';
import type registration from './registration/locales/en.json';
import type shell from './shell/locales/en.json';
import type wallet from './wallet/locales/en.json';
import type workCenter from './work-center/locales/en.json';

// A key that no language file has does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    keySeparator: false;
    enableSelector: false;
    resources: {
      'agent-center': typeof agentCenter;
      'agent-contracts': typeof agentContracts;
      core: typeof core;
      download: typeof download;
      'game-launch': typeof gameLaunch;
      'help-center': typeof helpCenter;
      home: typeof home;
      lobby: typeof lobby;
      login: typeof login;
      'member-center': typeof memberCenter;
      notices: typeof notices;
      'pvp-rooms': typeof pvpRooms;
      registration: typeof registration;
      shell: typeof shell;
      wallet: typeof wallet;
      'work-center': typeof workCenter;
    };
  }
}
