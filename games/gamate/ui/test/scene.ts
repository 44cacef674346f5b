import { scenesOf } from '#cli/test/terminal-suite.ts';

export const sceneIn = scenesOf('gamate');
