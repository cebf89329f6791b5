import { agentMemberTypes, playerMemberType } from '@baize/contract';

/** §6: what an account that belongs to somebody can be; a trial account belongs to nobody. */
export const accountTypes = [playerMemberType, ...agentMemberTypes];

/** What an operator can type. */
export const operatorHelp = `Operator commands: npm run operator -- <command>
  status normal                                          open the portal
  status maintenance [--from <time>] [--until <time>]    close it, now or from a time (ISO 8601)
  region on | off                                        restrict it for every location, or not
  region block <CC,CC> | region allow                    restrict it for some countries, or for none (VN, TH …)
  account <account>                                      show how it was opened, and how it stands
  unlock <account>                                       lift all locks after wrong passwords, codes and answers
  logout <account>                                       end all its sessions
  disable <account> | enable <account>                   keep it out and end its sessions, or let it in again
  type <account> ${accountTypes.join(' | ').padEnd(31)} make it a player's (${playerMemberType}) or an agent's of one of the other types
  to-upline <account> on | off                           let it transfer money to its upline, or not
  reset-password <account>                               to the default password, which the next log-in changes
  fund-password forget <account>                         of who has forgotten it: the next is set by the log-in's password
  expire <account>                                       have the password changed at the next log-in
  sms on | off                                           log-in and registration by phone and SMS code
  captcha on | off                                       ask for one at each log-in, not only after wrong passwords
  captcha-registration on | off                          ask for one at each registration
  one-per-computer on | off                              let each computer open one account only
  registration-field <name> required | optional | off    which fields the form of registration has
  minimum-age <years>                                    that a player must have: 18 or more
  record-days <days>                                     for how long players can look up their records: 30 to 400
  challenge on | off | auto                              a proof of work before log-ins and codes; auto: for busy addresses
  flag <name> on | off                                   one of the brand's flags, by its name in the permission
  free-play on | off                                     trial accounts for visitors, who play demo games
  second-factor on | off                                 ask everybody for one at a new address
  credit <account> <đồng> --reason <text>                put money on an account's balance
  deposit-promotion list | remove <id>                   what players may choose with a deposit
  deposit-promotion set <id> first|secondOfDay|always <percent> <maximum> <times wagered> <title vi> <title en>
  cashier show | cashier set <figure> <number>           bounds, fee and times of deposits and withdrawals (đồng, %, minutes)
  deposit credit <code> | deposit fail <code>            what became of a payment, by the code that it carries
  withdrawal step <order>                                its next step: checked, approved, paid
  withdrawal reject <order> --reason <text>              give the money back; the member reads why
  withdrawal refund <order> | withdrawal force <order>   what did not arrive comes back, or all of it counts as received
  proof <order> <folder>                                 put the pictures sent with it there; a deposit by its code too
  card list <account>                                    its bank cards, by bank and last four digits
  card lock <account> <last four> [--bank <code>]        nothing of its cards changes, and no other is added, until one says:
  card unlock <account> <last four> [--bank <code>]      the card may be removed and others added again
  message <account>                                      write to one player; \\n in a text begins a paragraph
    --vi <title> --vi-text <text> --en <title> --en-text <text>
  notice add player | banner | popup | hot               say something to everybody; \\n in a text begins a paragraph
    --vi <title> --vi-text <text> --en <title> --en-text <text> [--link <address>] [--group <name>] [--from <time>] [--until <time>]
  notice list | notice remove <number>                   all notices with their numbers, or one less
  vendor close <code> [--from <time>] [--until <time>]   a vendor's games under maintenance, now or from a time (ISO 8601)
  vendor open <code> | vendor list                       open them again, or show which are closed
  vendor confirm <code> on | off                         ask before its real games whether money may move there
  room add <room> --game <game>                          a new PVP room; stakes and entry in đồng
    --vi <name> --en <name> --stakes <least-most> --entry <least balance> --seats <number>
  room close <room> | room open <room> | room list       let nobody into a PVP room, let players in again, or show the rooms
  feedback list [--before <number>]                      what was written to customer service, newest first
  application list [--before <number>]                   who would be an agent, newest first
  An account is its name or its proved phone. Where a number is one's name and another's phone: the name, and --exact behind the rest.
  help`;
