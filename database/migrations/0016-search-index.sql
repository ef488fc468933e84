-- No list of rows that wait to be filed: every search had to read through it, which cost more than the search itself.
alter index product_search_by_words set (fastupdate = off);
select gin_clean_pending_list('product_search_by_words');
