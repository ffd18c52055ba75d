export const WHEEL_PAGE = '/juegos/ruleta';
