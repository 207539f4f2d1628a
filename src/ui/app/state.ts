import type { Box } from '../../games/box.ts';
import type { Storage } from '../../store/index.ts';
import type { Offline, Update } from '../../sw/bridge.ts';
import type { Licence } from '../../sw/licences.ts';
import type { HandOver, NewGameModel, Notice, Settings, Tiding } from '../screens/model.ts';
import type { Camera } from './device.ts';
import type { Lesson } from './learning/learning.ts';
import type { Screen, Sheet } from './screen.ts';

/** Everything that what is drawn depends on. */
export class AppState {
  screen: Screen = { kind: 'opening' };
  sheet: Sheet | undefined;
  settings: Settings;
  copied: HandOver['copied'] = 'no';
  /** What the person would rather not say in their messages. */
  leftOut: readonly Tiding[] = [];
  toast: Notice | undefined;
  settingsNotice: Notice | undefined;
  storage: Storage = { isKept: false, used: undefined };
  offline: Offline = { kind: 'preparing' };
  /** Something must be fetched before the person gets where they are going. */
  isUnderWay = false;
  /** What is known of a newer version, once somebody has looked; and whether the person would rather have it later. */
  update: Update | 'looking' = 'looking';
  isUpdatePutOff = false;
  licences: readonly Licence[] = [];
  camera: Camera | undefined;
  /** The rules in hand for the Rules page. */
  box: Box | undefined;
  /** The New Game form as it begins; a form being filled in must not change under the pen. */
  form: NewGameModel | undefined;
  /** The course somebody is about to take, or has finished. */
  lesson: Lesson | undefined;

  constructor(settings: Settings) {
    this.settings = settings;
  }
}
