/** Set by a login of this tab, and taken once by whatever waits for it, such as the notices. */
const KEY = 'baize.afterLogin';

export const afterLogin = {
  set(): void {
    sessionStorage.setItem(KEY, '1');
  },
  isSet: (): boolean => sessionStorage.getItem(KEY) === '1',
  take(): boolean {
    const isSet = afterLogin.isSet();
    sessionStorage.removeItem(KEY);
    return isSet;
  },
};
