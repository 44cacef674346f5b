/** Breaks a house so that one kind of message, well formed, is more than it can take: for a check of the siege itself. */
import { House } from '#server/tables/house.ts';

const follow: House['follow'] = Reflect.get(House.prototype, 'follow');
House.prototype.follow = function (watcher, message) {
  if (message.t === 'relieve') return Promise.reject(new Error('brittle'));
  return Reflect.apply(follow, this, [watcher, message]);
};
