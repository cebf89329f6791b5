import type { ComponentProps, JSXElementConstructor } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { AmountField } from '../AmountField/index.ts';
import type { Avatar } from '../Avatar/index.ts';
import type { CaptchaField } from '../CaptchaField/index.ts';
import type { Carousel } from '../Carousel/index.ts';
import type { CategoryRow } from '../CategoryRow/index.ts';
import type { Chart } from '../Chart/index.ts';
import type { Checkbox } from '../Checkbox/index.ts';
import type { ChipLinks } from '../ChipLinks/index.ts';
import type { Combobox } from '../Combobox/index.ts';
import type { CopyField } from '../CopyField/index.ts';
import type { CountBadge } from '../CountBadge/index.ts';
import type { CountrySelect } from '../CountrySelect/index.ts';
import type { DateRangePicker } from '../DateRangePicker/index.ts';
import type { AlertOptions, ConfirmOptions } from '../Dialogs/index.ts';
import type { Drawer } from '../Drawer/index.ts';
import type { EmptyState } from '../EmptyState/index.ts';
import type { ErrorState } from '../ErrorState/index.ts';
import type { ErrorSummary } from '../ErrorSummary/index.ts';
import type { Field } from '../Field/index.ts';
import type { FileUpload } from '../FileUpload/index.ts';
import type { GameTile } from '../GameTile/index.ts';
import type { GuildIcon } from '../GuildIcon/index.ts';
import type { HoverMenu } from '../HoverMenu/index.ts';
import type { IconButton } from '../IconButton/index.ts';
import type { IconLink } from '../IconLink/index.ts';
import type { LanguageMenu } from '../LanguageMenu/index.ts';
import type { LanguageSwitch } from '../LanguageSwitch/index.ts';
import type { Modal } from '../Modal/index.ts';
import type { NavLinks } from '../NavLinks/index.ts';
import type { OtpField } from '../OtpField/index.ts';
import type { Pager } from '../Pager/index.ts';
import type { PasswordField } from '../PasswordField/index.ts';
import type { PhoneField } from '../PhoneField/index.ts';
import type { Popover } from '../Popover/index.ts';
import type { Progress } from '../Progress/index.ts';
import type { QrCode } from '../QrCode/index.ts';
import type { RadioGroup } from '../RadioGroup/index.ts';
import type { SearchField } from '../SearchField/index.ts';
import type { SegmentedControl } from '../SegmentedControl/index.ts';
import type { Select } from '../Select/index.ts';
import type { SideNav } from '../SideNav/index.ts';
import type { Spinner } from '../Spinner/index.ts';
import type { Stat } from '../Stat/index.ts';
import type { Steps } from '../Steps/index.ts';
import type { Switch } from '../Switch/index.ts';
import type { TabBar } from '../TabBar/index.ts';
import type { Table } from '../Table/index.ts';
import type { Tabs } from '../Tabs/index.ts';
import type { TextArea } from '../TextArea/index.ts';
import type { TextField } from '../TextField/index.ts';
import type { ThemeSwitch } from '../ThemeSwitch/index.ts';
import type { Ticker } from '../Ticker/index.ts';
import type { TileGrid } from '../TileGrid/index.ts';
import type { Timeline } from '../Timeline/index.ts';
import type { VirtualGrid } from '../VirtualGrid/index.ts';

/** Whether a part compiles only with something under that property. */
// biome-ignore lint/suspicious/noExplicitAny: any props, as React itself says it
type Needs<Part extends JSXElementConstructor<any>, Name extends string> =
  ComponentProps<Part> extends Record<Name, infer Given> ? (undefined extends Given ? false : true) : false;

/** The property by which each part is called; one that needs none of them does not stand here. */
interface NeedsItsName {
  GuildIcon: Needs<typeof GuildIcon, 'name'>;
  GameTile: Needs<typeof GameTile, 'name'>;
  CaptchaField: Needs<typeof CaptchaField, 'label'>;
  Avatar: Needs<typeof Avatar, 'name'>;
  AmountField: Needs<typeof AmountField, 'label'>;
  Carousel: Needs<typeof Carousel, 'label'>;
  CategoryRow: Needs<typeof CategoryRow, 'label'>;
  Chart: Needs<typeof Chart, 'label'>;
  Checkbox: Needs<typeof Checkbox, 'label'>;
  ChipLinks: Needs<typeof ChipLinks, 'label'>;
  Combobox: Needs<typeof Combobox, 'label'>;
  CopyField: Needs<typeof CopyField, 'label'>;
  CountBadge: Needs<typeof CountBadge, 'label'>;
  CountrySelect: Needs<typeof CountrySelect, 'label'>;
  DateRangePicker: Needs<typeof DateRangePicker, 'label'>;
  Drawer: Needs<typeof Drawer, 'title'>;
  EmptyState: Needs<typeof EmptyState, 'title'>;
  ErrorState: Needs<typeof ErrorState, 'title'>;
  ErrorSummary: Needs<typeof ErrorSummary, 'title'>;
  Field: Needs<typeof Field, 'label'>;
  FileUpload: Needs<typeof FileUpload, 'label'>;
  HoverMenu: Needs<typeof HoverMenu, 'label'>;
  IconButton: Needs<typeof IconButton, 'label'>;
  IconLink: Needs<typeof IconLink, 'label'>;
  LanguageMenu: Needs<typeof LanguageMenu, 'label'>;
  LanguageSwitch: Needs<typeof LanguageSwitch, 'label'>;
  Modal: Needs<typeof Modal, 'title'>;
  NavLinks: Needs<typeof NavLinks, 'label'>;
  OtpField: Needs<typeof OtpField, 'label'>;
  Pager: Needs<typeof Pager, 'label'>;
  PasswordField: Needs<typeof PasswordField, 'label'>;
  PhoneField: Needs<typeof PhoneField, 'label'>;
  Popover: Needs<typeof Popover, 'title'>;
  Progress: Needs<typeof Progress, 'label'>;
  QrCode: Needs<typeof QrCode, 'label'>;
  RadioGroup: Needs<typeof RadioGroup, 'label'>;
  SearchField: Needs<typeof SearchField, 'label'>;
  SegmentedControl: Needs<typeof SegmentedControl, 'label'>;
  Select: Needs<typeof Select, 'label'>;
  SideNav: Needs<typeof SideNav, 'label'>;
  Spinner: Needs<typeof Spinner, 'label'>;
  Stat: Needs<typeof Stat, 'label'>;
  Steps: Needs<typeof Steps, 'label'>;
  Switch: Needs<typeof Switch, 'label'>;
  TabBar: Needs<typeof TabBar, 'label'>;
  Table: Needs<typeof Table, 'caption'>;
  Tabs: Needs<typeof Tabs, 'label'>;
  TextArea: Needs<typeof TextArea, 'label'>;
  TextField: Needs<typeof TextField, 'label'>;
  ThemeSwitch: Needs<typeof ThemeSwitch, 'labels'>;
  Ticker: Needs<typeof Ticker, 'label'>;
  TileGrid: Needs<typeof TileGrid, 'label'>;
  Timeline: Needs<typeof Timeline, 'label'>;
  VirtualGrid: Needs<typeof VirtualGrid, 'label'>;
}

test('a part does not compile without its name', () => {
  expectTypeOf<NeedsItsName>().toEqualTypeOf<Record<keyof NeedsItsName, true>>();
});

test('a dialog is not called without its title', () => {
  expectTypeOf<Omit<AlertOptions, 'title'>>().not.toExtend<AlertOptions>();
  expectTypeOf<Omit<ConfirmOptions, 'title'>>().not.toExtend<ConfirmOptions>();
});
