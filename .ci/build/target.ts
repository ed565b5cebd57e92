/** The oldest browsers that everything we build runs in. */
export const TARGET = ['chrome111', 'firefox115', 'safari16.4'];
