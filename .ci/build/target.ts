/** The oldest browsers that everything we build runs in. */
export const TARGET = ['chrome111', 'firefox113', 'safari16.4'];
