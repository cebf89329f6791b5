export { AmountField, type AmountFieldProps } from './AmountField/index.ts';
export { Avatar, type AvatarId, type AvatarProps } from './Avatar/index.ts';
export { Badge, type BadgeProps, type BadgeTone, type BadgeVariant } from './Badge/index.ts';
export { Box, type BoxProps } from './Box/index.ts';
export { BrandMark, type BrandMarkProps } from './BrandMark/index.ts';
export { Button, type ButtonProps, type ButtonSize, type ButtonTone } from './Button/index.ts';
export { ButtonLink, type ButtonLinkProps, type ButtonLinkText } from './ButtonLink/index.ts';
export { Callout, type CalloutProps, type CalloutTone } from './Callout/index.ts';
export { CaptchaField, type CaptchaFieldProps } from './CaptchaField/index.ts';
export { Card, type CardProps } from './Card/index.ts';
export { type CategoryItem, CategoryRow, type CategoryRowProps } from './CategoryRow/index.ts';
export { Checkbox, type CheckboxProps } from './Checkbox/index.ts';
export { type ChipLink, ChipLinks, type ChipLinksProps } from './ChipLinks/index.ts';
export { Clock, type ClockProps } from './Clock/index.ts';
export { CopyField, type CopyFieldProps } from './CopyField/index.ts';
export { CountBadge, type CountBadgeProps } from './CountBadge/index.ts';
export { CountdownButton, type CountdownButtonProps, type CountdownStore } from './CountdownButton/index.ts';
export {
  DesignSystemProvider,
  type DesignSystemProviderProps,
  type LinkComponent,
  type LinkComponentProps,
  useWords,
} from './DesignSystemProvider/index.ts';
export {
  type AlertOptions,
  type ConfirmOptions,
  DialogProvider,
  type DialogProviderProps,
  type Dialogs,
  useDialogs,
} from './Dialogs/index.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState/index.ts';
export { ErrorState, type ErrorStateProps } from './ErrorState/index.ts';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './ErrorSummary/index.ts';
export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './Field/index.ts';
export { FieldSkeleton, type FieldSkeletonProps } from './FieldSkeleton/index.ts';
export { Footer, type FooterProps } from './Footer/index.ts';
export { Form, type FormProps } from './Form/index.ts';
export { GameTile, type GameTileProps, type TileBadgeKind } from './GameTile/index.ts';
export { GiftArt, type GiftArtName, type GiftArtProps } from './GiftArt/index.ts';
export { Grid, type GridProps } from './Grid/index.ts';
export { GuildIcon, type GuildIconId, type GuildIconProps } from './GuildIcon/index.ts';
export { HeaderBar, type HeaderBarProps } from './HeaderBar/index.ts';
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './Heading/index.ts';
export { Hero, HeroArt, type HeroArtName, type HeroArtProps, type HeroProps } from './Hero/index.ts';
export { Icon, type IconDrawing, type IconProps, type IconSize } from './Icon/index.ts';
export { IconButton, type IconButtonProps } from './IconButton/index.ts';
export { IconLink, type IconLinkProps } from './IconLink/index.ts';
export { Inline, type InlineProps } from './Inline/index.ts';
export { LanguageMenu, type LanguageMenuProps, type LanguageOption } from './LanguageMenu/index.ts';
export { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch/index.ts';
export { Link, type LinkProps, type LinkTone } from './Link/index.ts';
export { Medal, type MedalProps } from './Medal/index.ts';
export { type Currency, formatCount, formatMoney, Money, type MoneyProps } from './Money/index.ts';
export { type NavItem, NavLinks, type NavLinksProps, type NavTarget } from './NavLinks/index.ts';
export { OtpField, type OtpFieldProps } from './OtpField/index.ts';
export { Page, type PageProps } from './Page/index.ts';
export { Pager, type PagerProps } from './Pager/index.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField/index.ts';
export { PrizeWheel, type PrizeWheelProps } from './PrizeWheel/index.ts';
export { Progress, type ProgressProps } from './Progress/index.ts';
export { PromotionArt, type PromotionArtName, type PromotionArtProps } from './PromotionArt/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/index.ts';
export { RewardArt, type RewardArtName, type RewardArtProps } from './RewardArt/index.ts';
export { SearchField, type SearchFieldProps } from './SearchField/index.ts';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './SegmentedControl/index.ts';
export { Select, type SelectOption, type SelectProps } from './Select/index.ts';
export { SideNav, type SideNavGroup, type SideNavItem, type SideNavProps } from './SideNav/index.ts';
export { Skeleton, type SkeletonProps } from './Skeleton/index.ts';
export { SkipLink, type SkipLinkProps } from './SkipLink/index.ts';
export { Spinner, type SpinnerProps } from './Spinner/index.ts';
export { Stack, type StackProps } from './Stack/index.ts';
export { Stat, type StatChange, type StatDirection, type StatProps } from './Stat/index.ts';
export { type StepItem, type StepState, Steps, type StepsProps } from './Steps/index.ts';
export { Switch, type SwitchProps } from './Switch/index.ts';
export { TabBar, type TabBarProps, type TabItem } from './TabBar/index.ts';
export { Text, type TextProps, type TextSize, type TextTone, type TextWeight } from './Text/index.ts';
export { TextArea, type TextAreaProps } from './TextArea/index.ts';
export { TextField, type TextFieldProps } from './TextField/index.ts';
export { TextSkeleton, type TextSkeletonProps } from './TextSkeleton/index.ts';
export { ThemeSwitch, type ThemeSwitchLabels, type ThemeSwitchProps } from './ThemeSwitch/index.ts';
export { Ticker, type TickerItem, type TickerProps, TickerSpace, type TickerSpaceProps } from './Ticker/index.ts';
export { TileGrid, type TileGridProps } from './TileGrid/index.ts';
export { TileSkeleton } from './TileSkeleton/index.ts';
export { Timeline, type TimelineItem, type TimelineProps, type TimelineTone } from './Timeline/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/index.ts';
export { type Language, type Words, wordsEn, wordsVi } from './words/index.ts';
