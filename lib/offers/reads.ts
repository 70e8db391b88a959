import 'server-only';
import * as offers from './calls';
import { cachedRead } from '../api/server';

export const readPromotionGroups = cachedRead('promotion-groups', offers.getPromotionGroups, () => [
  'offers',
]);

export const readPromotionGroup = cachedRead('promotion-group', offers.getPromotionGroup, () => [
  'offers',
]);

export const readFlashSale = cachedRead('flash-sale', offers.getFlashSale, () => ['offers']);
