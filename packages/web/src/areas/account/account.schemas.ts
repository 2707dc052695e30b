const schemas = () => import('@samspel/domain/account/account.input');

/** The schemas that the forms are checked with; fetched separately, which makes the page smaller. */
export const loadEmailInput = async () => (await schemas()).emailInput;
export const loadPinInput = async () => (await schemas()).pinInput;
export const loadRegisterInput = async () => (await schemas()).registerInput;
export const loadPasswordInput = async () => (await import('@samspel/domain/account/password.input')).passwordInput;
