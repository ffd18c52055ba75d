/** Longest user id of the provider. Source: https://firebase.google.com/docs/auth/admin/manage-users, "uid". */
export const UID_LIMIT_CHARS = 128;
