/**
 * The key in local storage of presses that are sent when there is a network (R45): names of goods, and nothing of a customer. The cart's
 * remote writes it; the shell removes it where a customer signs out or another one signs in.
 */
export const laterAddsKey = 'laterAdds';
