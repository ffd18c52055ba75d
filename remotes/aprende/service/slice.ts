import { join } from 'node:path';
import { openCards } from '@travesia/content-item-model/cards';
import { openLessonMinutes } from '@travesia/content-item-model/lessons';
import { openShownMistakes } from '@travesia/content-item-model/shown-mistakes';
import { defineSlice } from '@travesia/kit-service/slice';
import { openLessonIndex } from '../tutor/open-lesson-index.ts';
import { type AprendeServiceOptions, aprendeService } from './aprende-service.ts';
import { createVoice } from './voice/create-voice.ts';
import { readVoiceSettings, voiceRefusals } from './voice/voice-settings.ts';

/** What speaks where an operator configured a language model. */
function voiceOf(env: NodeJS.ProcessEnv): AprendeServiceOptions['openVoice'] {
  const settings = readVoiceSettings(env);
  return settings ? (app, redisUrl) => createVoice(app, { settings, redisUrl }) : undefined;
}

/** Mastery of contents, progress of lessons, cards, the plan of study, and the tutor. */
export const slice = defineSlice({
  name: 'aprende',
  migrations: join(import.meta.dirname, 'migrations'),
  needs: ['model'],
  refusals: voiceRefusals,
  open: async (env) => {
    const contents = [openCards(), openLessonMinutes(), openShownMistakes(), openLessonIndex()] as const;
    const [cards, lessonMinutes, shownMistakes, lessonIndex] = await Promise.all(contents);
    return {
      now: Date.now,
      cards,
      lessonMinutes,
      shownMistakes,
      cardsAreScattered: true,
      lessonIndex,
      openVoice: voiceOf(env),
    };
  },
  service: aprendeService,
});
