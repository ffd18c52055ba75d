import { firstStudentPlace } from '../../places/known-navigation.ts';
import { SETTINGS_PATH } from './sign-in-addresses.ts';

/** Where a student goes who signs in and was headed nowhere. */
export const arrivalPlace = () => firstStudentPlace() ?? SETTINGS_PATH;
