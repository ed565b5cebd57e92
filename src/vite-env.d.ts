/// <reference types="vite/client" />

/** Short hash of the build's sources (.ci/build/build-id.ts). */
declare const __BUILD_ID__: string;
