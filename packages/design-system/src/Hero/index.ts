export { Hero, type HeroProps } from './Hero.tsx';
export { HeroArt, type HeroArtName, type HeroArtProps } from './HeroArt.tsx';
