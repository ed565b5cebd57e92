import type { ModuleCard } from '#campus/learning/learning-item.ts';
import { moduleProgress } from '#campus/learning/module-progress.ts';

/** `current`: where one goes on. `begun`: under way too, but not the first of these. */
export type StationState = 'finished' | 'current' | 'begun' | 'ahead';

export type Station = {
  module: ModuleCard;
  state: StationState;
  /** 0 to 100, as LEARN-10 counts it. */
  percent: number;
  /** Of its courses. */
  done: number;
};

/**
 * Modules as stations of one path, in their order (SERVICE-5). One goes on at the first that is under way, else at the first
 * that is not finished.
 */
export function stationsOf(modules: readonly ModuleCard[]): readonly Station[] {
  const walked = modules.map((module) => ({ module, percent: moduleProgress(module.courses) ?? 0 }));
  const current =
    walked.find(({ percent }) => percent > 0 && percent < 100) ?? walked.find(({ percent }) => percent < 100);
  return walked.map((each) => ({
    module: each.module,
    percent: each.percent,
    state: each === current ? 'current' : stateOf(each.percent),
    done: each.module.courses.filter(({ status }) => status.denomination === 'COMPLETED').length,
  }));
}

function stateOf(percent: number): StationState {
  if (percent >= 100) return 'finished';
  return percent > 0 ? 'begun' : 'ahead';
}
