const schemas = () => import('@samspel/domain/account/account.input');

/** What the forms are checked with; fetched beside the page, which is smaller without. */
export const loadEmailInput = async () => (await schemas()).emailInput;
export const loadPinInput = async () => (await schemas()).pinInput;
export const loadRegisterInput = async () => (await schemas()).registerInput;
export const loadPasswordInput = async () => (await import('@samspel/domain/account/password.input')).passwordInput;
