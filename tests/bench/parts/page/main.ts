import * as system from 'virtual:system';
import { offerPage } from './offerPage.tsx';

offerPage(system);
